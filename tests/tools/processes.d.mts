/** The repository's folder. */
export const root: string;

/** Runs a program to its end with its output shown; resolves to its exit code. */
export function run(command: string, args: string[], env?: Record<string, string>): Promise<number>;
