import { serve } from '../_shared/deno-environment.ts';
import { handler } from './handler.ts';

serve(handler);
