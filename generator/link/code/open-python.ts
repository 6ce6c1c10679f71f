import { createPythonEvaluator, type PythonEvaluator } from "./evaluate-python.ts";
import { createPythonClasses, type PythonClasses } from "./python-classes.ts";
import { createPythonModules, type PythonFiles, type PythonModules } from "./python-modules.ts";
import { tellGenerated } from "./tell-generated.ts";

/** The Python of a checkout, with what its classes inherit and what its expressions come to. */
export interface OpenedPython {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly evaluator: PythonEvaluator;
}

/** Opens the Python of a checkout, of whose classes nothing is made: an object's value can't be told. */
export function openPython(files: PythonFiles): OpenedPython {
  const modules = createPythonModules(files);
  const classes = createPythonClasses(modules);
  const evaluator = createPythonEvaluator({
    modules,
    classes,
    tellExternal: tellGenerated,
    construct: () => undefined,
  });
  return { modules, classes, evaluator };
}
