/** Someone asked the work to end before it was done. */
export class InterruptedError extends Error {}
