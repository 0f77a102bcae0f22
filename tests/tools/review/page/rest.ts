import type { Report } from '../../visual/report.ts';
import type { VisitedStory } from '../../visual/story-visit.ts';
import { figure, image, make, pathOf } from './dom.ts';
import { modeOf } from './pictures.ts';

function storyPictures({ name, pictures }: VisitedStory): HTMLElement {
  const drawn = pictures.map((picture) =>
    figure(
      modeOf(picture),
      make(
        'a',
        { href: pathOf('pictures', picture.name) },
        image('pictures', picture.name, `${name}, ${modeOf(picture)}`),
      ),
    ),
  );
  return make('div', {}, make('h3', {}, name), make('div', { className: 'pictures gallery' }, ...drawn));
}

/** Every story's pictures as they are, folded by title: pictures are drawn when a title is opened. */
export function restOf({ visited }: Report): HTMLElement[] {
  const drawn = visited.filter(({ pictures }) => pictures.length > 0);
  const titles = [...Map.groupBy(drawn, ({ title }) => title)].map(([title, stories]) => {
    const count = stories.reduce((sum, { pictures }) => sum + pictures.length, 0);
    const details = make('details', {}, make('summary', {}, `${title} (${count})`));
    details.addEventListener('toggle', () => details.append(...stories.map(storyPictures)), { once: true });
    return details;
  });
  return titles.length > 0 ? [make('h2', {}, 'All pictures as they are now'), ...titles] : [];
}

/** What is wrong with stories besides pictures. */
export function troublesOf({ visited }: Report): HTMLElement[] {
  const troubled = visited.filter(({ problems }) => problems.length > 0);
  return troubled.flatMap(({ title, name, problems }) => [
    make('h3', {}, `${title}: ${name}`),
    ...problems.map((problem) => make('p', { className: 'problem' }, problem)),
  ]);
}
