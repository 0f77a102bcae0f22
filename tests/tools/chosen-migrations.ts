/** Another folder of migrations than the project's own, when somebody wants to know what the tests notice. */
export function chosenMigrations(): { migrationsDir?: string } {
  const migrationsDir = process.env.MIGRATIONS_UNDER_TEST;
  return migrationsDir === undefined ? {} : { migrationsDir };
}
