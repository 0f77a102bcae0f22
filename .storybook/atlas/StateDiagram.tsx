import type { Chart } from '@sorella/core/models';
import { instance } from '@viz-js/viz';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { dotOf, PICTURE_SIZE } from './diagram.ts';
import { OpenState } from './open-state.ts';
import { kindOf } from './state-kinds.ts';

/** How far a wide drawing shrinks before it scrolls: the words stay above 11 px. */
const SMALLEST = 0.82;

const XLINK = 'http://www.w3.org/1999/xlink';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Graphviz names its parts as its text does, and browsers show that as tooltips: what it was given as a tooltip is one,
 * and all else goes. A state's link is read as its words, whatever the tooltip.
 */
function nameParts(drawing: SVGSVGElement): void {
  for (const title of drawing.querySelectorAll('title')) title.remove();
  for (const link of drawing.querySelectorAll('a')) {
    const title = document.createElementNS(SVG, 'title');
    title.textContent = link.getAttributeNS(XLINK, 'title') ?? '';
    link.removeAttributeNS(XLINK, 'title');
    const words = [...link.querySelectorAll('text')].map(({ textContent }) => textContent);
    if (link.closest('.node')) link.setAttribute('aria-label', words.join(' '));
    link.prepend(title);
  }
}

/** Of a phone's picture the upper part fills its place. */
function cutPictures(drawing: SVGSVGElement): void {
  for (const picture of drawing.querySelectorAll('image'))
    picture.setAttribute('preserveAspectRatio', 'xMidYMin slice');
}

/**
 * Words over lines: an arrow that crosses another's words would strike them out. The table has the same words in an
 * order, so only eyes read them here.
 */
function raiseLabels(drawing: SVGSVGElement): void {
  for (const text of drawing.querySelectorAll('.edge text')) {
    const title = text.closest('a')?.querySelector('title');
    if (title) text.append(title.cloneNode(true));
  }
  const labels = document.createElementNS(SVG, 'g');
  labels.setAttribute('class', 'labels');
  labels.setAttribute('aria-hidden', 'true');
  labels.append(...drawing.querySelectorAll('.edge text, .cluster > text'));
  drawing.querySelector('.graph')?.append(labels);
}

async function draw(dot: string, pictures: readonly string[]): Promise<SVGSVGElement> {
  const graphviz = await instance();
  const [width, height] = PICTURE_SIZE;
  const drawing = graphviz.renderSVGElement(dot, {
    images: pictures.map((name) => ({ name, width: `${width}pt`, height: `${height}pt` })),
  });
  nameParts(drawing);
  cutPictures(drawing);
  raiseLabels(drawing);
  const size = drawing.viewBox.baseVal;
  drawing.setAttribute('width', String(Math.ceil(size.width)));
  drawing.setAttribute('height', String(Math.ceil(size.height)));
  drawing.style.minInlineSize = `${Math.floor(size.width * SMALLEST)}px`;
  drawing.setAttribute('role', 'group');
  drawing.setAttribute('aria-label', 'States. Each tells the rest when it is pressed.');
  return drawing;
}

/** A wide drawing opens where the machine starts, not at its left edge, which may be an end. */
function scrollToStart(place: HTMLElement): void {
  const start = place.querySelector('.node.start')?.getBoundingClientRect();
  if (!start) return;
  const view = place.getBoundingClientRect();
  place.scrollLeft += start.left + start.width / 2 - (view.left + view.width / 2);
}

interface StateDiagramProps {
  chart: Chart;
  /** The addresses of the pictures that stand for its states, by their paths. */
  pictures: ReadonlyMap<string, string>;
}

/** The path of the state whose link was pressed. */
function pressedState(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const hash = link?.getAttributeNS(XLINK, 'href') ?? link?.getAttribute('href');
  return new URLSearchParams(hash?.slice(1)).get('state') ?? undefined;
}

/** A machine as a picture, drawn from the machine itself. Each state tells the rest when it is pressed. */
export function StateDiagram({ chart, pictures }: StateDiagramProps) {
  const open = use(OpenState);
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [whole, setWhole] = useState(false);
  const passes = chart.states.some((state) => kindOf(chart, state) === 'passing');
  const dot = useMemo(() => dotOf(chart, { pictures, shortest: !whole }), [chart, pictures, whole]);
  useEffect(() => {
    let gone = false;
    draw(dot, [...pictures.values()]).then(
      (drawing) => {
        if (gone || !place.current) return;
        place.current.replaceChildren(drawing);
        scrollToStart(place.current);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [dot, pictures]);
  useEffect(() => {
    const drawing = place.current;
    const hear = (event: Event) => {
      const path = event.target && pressedState(event.target);
      if (!path) return;
      event.preventDefault();
      open(path);
    };
    drawing?.addEventListener('click', hear);
    return () => drawing?.removeEventListener('click', hear);
  }, [open]);
  return (
    <figure className="atlas-diagram">
      <label className="atlas-whole">
        <input type="checkbox" checked={whole} onChange={() => setWhole(!whole)} /> Everything that can
        happen, and not the shortest ways alone
      </label>
      {failed ? (
        <p>The diagram could not be drawn. The table of transitions below says the same in words.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here
        <div ref={place} className="atlas-drawing" role="region" aria-label="Diagram" tabIndex={0} />
      )}
      <figcaption>
        <ul className="atlas-legend">
          <li>
            <span className="atlas-swatch atlas-swatch-start" /> where it starts
          </li>
          <li>
            <span className="atlas-swatch atlas-swatch-resting" /> at rest: waits for someone
          </li>
          <li>
            <span className="atlas-swatch atlas-swatch-working" /> at work: asks something of the world
          </li>
          {passes && (
            <li>
              <span className="atlas-swatch atlas-swatch-passing" /> left at once: too short to be seen
            </li>
          )}
        </ul>
        <p>
          An arrow says what happens. All that can happen stands in the list below, with what leads nowhere
          else.
        </p>
      </figcaption>
    </figure>
  );
}
