import { describe, expect, it } from 'vitest';
import { openSections, ROLE_RIGHTS } from './rights.ts';
import { ADMIN_SECTIONS } from './sections.ts';

describe('Sections by rights (A-104)', () => {
  it.each([
    ['host', ['events']],
    ['treasurer', ['payment-desk', 'refunds']],
    ['moderator', ['reports', 'members']],
  ] as const)('opens to a %s %s (A-104)', (role, sections) => {
    expect([...openSections(false, ROLE_RIGHTS[role])]).toEqual(sections);
  });

  it('opens all of them to an admin, and none to a member (A-104)', () => {
    expect([...openSections(true, [])]).toEqual(ADMIN_SECTIONS);
    expect(openSections(false, []).size).toBe(0);
  });
});
