import {
  describeEventTime,
  formatLongDate,
  formatShortDate,
  formatTime,
} from '../../../packages/core/src/domain/events/event-time.ts';
import { formatEuros, formatPrice } from '../../../packages/core/src/domain/events/money.ts';
import { formatRelativeTime } from '../../../packages/core/src/domain/relative-time.ts';
import { adminAccessNotices } from '../../../packages/core/src/notices/admin-access.notices.ts';
import { connectivityNotices } from '../../../packages/core/src/notices/connectivity.notices.ts';
import { dataErrorNotices } from '../../../packages/core/src/notices/data-error.notices.ts';
import { noticeOf } from '../../../packages/core/src/notices/notice.ts';
import { syncNotices } from '../../../packages/core/src/notices/sync.notices.ts';
import { NoticeCard } from '../../../packages/ui/src/notices/NoticeCard.tsx';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import { words } from './words.ts';
import './foundations.css';

const EVENING = {
  startTime: '2026-12-10T18:00:00Z',
  endTime: '2026-12-10T20:00:00Z',
  timeZone: 'Europe/Berlin',
};
const ago = (minutes: number) =>
  formatRelativeTime(EVENING.startTime, Date.parse(EVENING.startTime) + minutes * 60_000);
const time = describeEventTime(EVENING, 'Europe/Lisbon');

/** Calls of the product's own functions: what they answer is what people read. */
const written: readonly (readonly [what: string, example: string | null | undefined, rule: string])[] = [
  ['A day', formatLongDate(EVENING.startTime, EVENING.timeZone), 'In full where it decides something.'],
  ['A day, short', formatShortDate(EVENING.startTime, EVENING.timeZone), 'In tables and lists.'],
  ['A time', formatTime(EVENING.startTime, EVENING.timeZone), 'Twelve hours, with AM or PM.'],
  ['From and to', time?.range, 'AM or PM once where both share it; the zone at the end.'],
  ['Elsewhere', time?.readerStart, 'The start by the reader’s own clock as well, where it is another.'],
  ['How long ago', [ago(0), ago(2), ago(90), ago(60 * 24 * 3)].join(', '), 'Never seconds, never a future.'],
  ['Money', formatEuros(125_000), 'Euros with two decimals.'],
  ['A price', formatPrice(6), 'Beside the credits that it is.'],
];

const errors = [
  noticeOf(dataErrorNotices, 'error-network'),
  noticeOf(syncNotices, 'change-refused'),
  noticeOf(adminAccessNotices, 'admin-grant-failed'),
];

/** How the product speaks: tone, notices, words, and how dates and money are written. */
export function VoicePage() {
  useTheme();
  return (
    <AtlasFrame
      title="Voice"
      className="found"
      lead="Warm, short, US English. A host who is glad you came, and who is straight with you when something fails."
    >
      <h2>Tone</h2>
      <ul className="found-rules">
        <li>Say what is, then what she can do. One thought to a sentence.</li>
        <li>Speak to her: you. Of us: we. Never of the user.</li>
        <li>Buttons say what they do: Join Now, Cancel Booking. Never OK, never Submit.</li>
        <li>Never cute in an error, never sorry twice, never her fault.</li>
      </ul>
      <h2>How to word an error</h2>
      <p>
        The title says what happened. The description says first what is safe, then what to do next. All
        notices are in one catalogue; none is written on the spot.
      </p>
      <div className="found-notices">
        {errors.map((notice) => (
          <figure key={notice.id}>
            <NoticeCard notice={notice} onDismiss={() => {}} />
            <figcaption>
              <dl className="found-parts">
                <div>
                  <dt>What happened</dt>
                  <dd>{notice.title}</dd>
                </div>
                <div>
                  <dt>What is safe</dt>
                  <dd>{notice.description.split(/(?<=\.) /)[0]}</dd>
                </div>
                <div>
                  <dt>What she can do</dt>
                  <dd>
                    {notice.description
                      .split(/(?<=\.) /)
                      .slice(1)
                      .join(' ')}
                  </dd>
                </div>
              </dl>
            </figcaption>
          </figure>
        ))}
      </div>
      <p>
        Good news needs only one sentence below its title. All of them are in{' '}
        <StorybookLink entry={{ type: 'docs', id: 'notices-catalogue--docs' }}>the catalogue</StorybookLink>.
      </p>
      <div className="found-notices">
        <figure>
          <NoticeCard notice={noticeOf(connectivityNotices, 'back-online')} onDismiss={() => {}} />
        </figure>
      </div>
      <h2>Words</h2>
      <div className="found-table">
        <table>
          <thead>
            <tr>
              <th scope="col">We say</th>
              <th scope="col">We don’t say</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ say, not }) => (
              <tr key={say}>
                <th scope="row">{say}</th>
                <td>
                  <s>{not.join(', ')}</s>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Dates, times, money</h2>
      <p>Written by the product’s own functions, in the zone of the event.</p>
      <div className="found-table">
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">As it is written</th>
              <th scope="col">Rule</th>
            </tr>
          </thead>
          <tbody>
            {written.map(([what, example, rule]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{example}</td>
                <td>{rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </AtlasFrame>
  );
}
