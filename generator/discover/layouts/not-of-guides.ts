/**
 * What stands among the Markdown of a whole repository and was never meant for its readers: what others wrote and tests compare with, and
 * what is said to those who open a request, or to agents. By Go and Composer, what a vendor gave is two folders deep.
 */
export const notOfGuides: readonly string[] = [
  "**/{bower_components,dist-packages,site-packages,venv,virtualenv,__pycache__,third_party,testdata,__fixtures__,__snapshots__}/**",
  "**/vendor/*/*/**",
  "**/{PULL_REQUEST_TEMPLATE,ISSUE_TEMPLATE,pull_request_template,issue_template,AGENTS,CLAUDE,GEMINI}.md",
];
