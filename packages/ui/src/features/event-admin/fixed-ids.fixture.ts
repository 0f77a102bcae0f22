import { spyOn } from 'storybook/test';

/** Makes the same ids in every run: an event's drawing is composed of its id. For a meta's `beforeEach`. */
export function makeFixedIds(): () => void {
  let made = 0;
  const make = spyOn(crypto, 'randomUUID').mockImplementation(() => {
    made += 1;
    return `00000000-0000-4000-8000-00000e${String(made).padStart(6, '0')}`;
  });
  return () => make.mockRestore();
}
