/** One step of `npm test`: a script of package.json. */
interface TestStep {
  readonly script: string;
  /** How many cores it keeps busy; 1 when not said. */
  readonly cores?: number;
  /** Scripts whose work it needs. */
  readonly after?: readonly string[];
  /** Whether it deals its own parts to shards (TEST_SHARD); others run in one of them. */
  readonly parts?: true;
}

/** Every step, the longest first. Of those that keep two cores busy no two run at once on a machine with two. */
export const steps: readonly TestStep[] = [
  { script: 'build' },
  { script: 'test:stories', cores: 2, parts: true },
  { script: 'journeys', cores: 2, after: ['build'], parts: true },
  { script: 'unit', cores: 2, parts: true },
  { script: 'check', cores: 2 },
  { script: 'security', parts: true },
  { script: 'contract' },
  // Not beside the journeys, whose members wait for what they see: a browser of its own makes every page late.
  { script: 'test:pages', after: ['test:stories', 'journeys'] },
  { script: 'boundaries' },
  { script: 'lint:types', cores: 2 },
  { script: 'stories:check' },
  { script: 'deploy:check' },
  { script: 'budget', after: ['build'] },
  { script: 'html', after: ['build'] },
  { script: 'built-secrets', after: ['build'] },
];
