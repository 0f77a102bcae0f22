// What is loaded together, with the first need of a session.
export { createClient } from '@supabase/supabase-js';
export { createRenewal, letBeginningFail } from './renewal.ts';
