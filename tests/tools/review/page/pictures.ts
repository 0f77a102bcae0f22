import type { ComparedPicture } from '../../visual/compare.ts';
import type { OpenPicture } from '../verdicts.ts';
import { figure, image, make } from './dom.ts';

/** How before and after are shown. */
export type View = 'side' | 'slide' | 'blink';

/** A picture's theme and width in words. */
export const modeOf = ({ mode }: Pick<ComparedPicture, 'mode'>): string => `${mode.theme}, ${mode.viewport}`;

/** What a picture shows, in words. */
export const nameOf = ({ story, picture, name }: OpenPicture): string =>
  picture ? `${story.name} (${modeOf(picture)})` : name;

const CROP = { width: 220, height: 112 };

/** The part of a picture that differs, as large as a crop can show it. */
function crop(folder: string, { name, picture }: OpenPicture, alt: string): HTMLElement {
  const shown = image(folder, name, alt);
  const box = picture?.change?.box;
  if (box) {
    const [left, top] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
    const scale = Math.min(1, Math.max(0.25, CROP.width / 2 / (box.width + 16)));
    shown.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
  } else shown.style.inlineSize = '100%';
  return make('span', { className: 'crop' }, shown);
}

/** Before and after of what differs, small. */
export function cropsOf(open: OpenPicture): HTMLElement {
  const { kind } = open;
  const pair = make('span', { className: 'pair' });
  if (kind !== 'new') pair.append(crop('before', open, 'Before'));
  if (kind !== 'gone') pair.append(crop('pictures', open, 'After'));
  return pair;
}

/** One picture whole, before and after. */
export function wholeOf(open: OpenPicture, view: View): HTMLElement {
  const { name, kind, picture } = open;
  if (kind === 'gone')
    return figure('Accepted once, and drawn by nothing now', image('before', name, nameOf(open)));
  if (kind === 'new' || !picture)
    return figure('There is no accepted picture yet', image('pictures', name, nameOf(open)));
  const { pixels, sizes } = picture;
  const said = `${modeOf(picture)}: ${pixels} pixels differ${sizes ? `, ${sizes.before} became ${sizes.after}` : ''}`;
  const before = image('before', name, `Before, ${modeOf(picture)}`);
  const after = image('pictures', name, `After, ${modeOf(picture)}`);
  if (view === 'side')
    return make(
      'div',
      {},
      make('p', { className: 'quiet' }, said),
      make(
        'div',
        { className: 'pictures' },
        figure('Before', before),
        figure('After', after),
        figure('Difference', image('difference', name, `What differs, ${modeOf(picture)}`)),
      ),
    );
  const laid = make('div', { className: `laid ${view}` }, before, after);
  const whole = make(
    'div',
    {},
    figure(`${said}. ${view === 'slide' ? 'Before on the left' : 'In turn'}`, laid),
  );
  if (view === 'slide') {
    const slider = make('input', {
      type: 'range',
      className: 'slider',
      value: '50',
      ariaLabel: 'How much of before is shown',
    });
    const show = () => {
      after.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
    };
    slider.addEventListener('input', show);
    show();
    whole.append(slider);
  }
  return whole;
}
