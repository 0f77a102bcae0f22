export { liveChecks } from './live-checks.ts';
export { fetchPrograms, type Outcome, program, projectFolder, run, supabase } from './programs.ts';
export { publicKeyOf } from './public-key.ts';
export { complaints, readTold, settings, type Told, withoutSecrets } from './settings.ts';
export { stepsOf } from './steps.ts';
export { hiddenProcedures, hiddenTables, openProcedures, openTables } from './visitors-rights.ts';
