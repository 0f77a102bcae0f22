import type { StoredFile } from '@sorella/local-stack/pglite';

/** A drawn face, 160 by 160 pixels. */
const PORTRAIT = [
  'UklGRpIDAABXRUJQVlA4IIYDAABQGgCdASqgAKAAPrVYp00nJSOiJdK6QOAWiWVu3V3+txTFpILW+0518uLSxpSrWsb46STnRhp8',
  'GLlw2ljND5AxQSN2lp2GvVm0T/lXYnrusVoWW3Ly46x9fZwrprfbLTnI/FnECgqn/q1d/e7YmP4WlmQlWq4hN+JCnLW1+XVjZu5v',
  'xDzn7qmvroFvemZlb0jLkYGIh7OObzZ9GhboDUf/sxvkL0tKeNReG8UOVkDC9GpbbdMm5ohvwW26PH9Zwrmh0BsSZHJwoSaags5a',
  '8SIvvTh+0GSfY0Z2SAAA/vCmT/Xp9pE5f5HJo0AAAAAVNAdQh3Af7t+e7FjAUI+DL+OmsREZBofy7BympYeMyhLD6cXJ/CDXTGLE',
  'RjfdtGJ+5QY5ptjd8sUAQZSz1eJHe4Tq1eE8v/qbcjjinzvspCX1pNxQrrpragqTsjAOM/Oke9WYncBxB0rw9U56U6bMd09HLeCs',
  'AmB8+Og1IQUrLujMPLvohQ0SlQBtHN7M9ghd6LUGfCDGMzGS9LhB1XzVyqsGZPzqCpx8fhmvV8EWEYtEcqB3SKnNIahQx6J4peFh',
  'LmULyKV/fTHIGcB7pAzat9r4FFadtQ1X35skzIu/eArtvzcb4PZko8bCTJypoYxnLQmUw5MJ5ylZN5IG7Va8zLYCovRNZ8X+MINN',
  'WhRdBFl4kp6roxS578Y4+jMXmv7JeDuEQdHSwAuVBz8sE/J80im52p6E7uNRktF0gzOl1xrZJXK7fHLVGW81j7nxUjhP0bjcCLqP',
  'xwF9MBdsgTnxo4In6hxJCmSPNsiBIufMAtFcvO178P1nnABBI/jp+mkdTUhmjz+mhNw8lY7zqbktPnlJUCeZQYQm8exf/63Jy1ES',
  'dc0qdvoWRjFtrInb9cHnJjU2j3WSFb+FGRFrhJp0P4XFUGCrJqubbTiqfrIWeynWLsv/ssg3D1IiVgLe+croOCl6qbSi1aWBcihq',
  '9SBOQNDehIPvG1ZQjoMeNsV/+MBkPG2z/3Z0pf8ing1Pl1gpOMvsZJSfTtDaVQCNZIkVk2HWugi5tbQyDDvASBS7f9ydRDDx3nTX',
  'HVccAxBSsopozoe7pLkkuYeddBHSrStR/zZ5EEKBQ03gnU5iwLyypgMKnHXiecnByiC/fUU9tOAvyR39BAPJpP/s9cx9yEijuwYD',
  'n9GgTb8cLhUGVRWbvIF5Dp6LKAAAAA==',
];

/** A picture for somebody's profile; small, so that it is there at once. */
export function aPortrait(): StoredFile {
  const bytes = Uint8Array.from(atob(PORTRAIT.join('')), (letter) => letter.charCodeAt(0));
  return { bytes, type: 'image/webp' };
}
