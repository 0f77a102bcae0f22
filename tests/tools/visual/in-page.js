// Runs in every story's page before anything else, as it stands: no imports, and nothing compiles it.
//
// It knows every timer, so that what lies ahead of a story's end (a toast that goes by time, a new attempt in five
// seconds) can be held back, and what is about to happen can be awaited.
(() => {
  const LONG_MS = 1000;
  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    requestIdleCallback: window.requestIdleCallback.bind(window),
    cancelIdleCallback: window.cancelIdleCallback.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    now: performance.now.bind(performance),
  };
  const timers = new Map();
  const intervals = new Set();
  const idle = new Set();

  window.setTimeout = (work, delay = 0, ...values) => {
    const timer = { delay, held: false, due: false };
    timer.run = () => {
      timer.due = timer.held;
      if (timer.held) return;
      timers.delete(handle);
      work(...values);
    };
    const handle = real.setTimeout(timer.run, delay);
    timers.set(handle, timer);
    return handle;
  };
  window.clearTimeout = (handle) => {
    timers.delete(handle);
    real.clearTimeout(handle);
  };
  window.setInterval = (work, delay, ...values) => {
    const interval = { held: false };
    intervals.add(interval);
    return real.setInterval(() => interval.held || work(...values), delay);
  };
  window.requestIdleCallback = (work, options) => {
    const handle = real.requestIdleCallback((deadline) => {
      idle.delete(handle);
      work(deadline);
    }, options);
    idle.add(handle);
    return handle;
  };
  window.cancelIdleCallback = (handle) => {
    idle.delete(handle);
    real.cancelIdleCallback(handle);
  };

  // Ark counts a toast's life by the time of frames, which no held timer stops, and a slow machine would lose the toast
  // before its picture. So that time stands still while a toast stands; it runs for those that are leaving.
  const toast = (state) =>
    document.querySelector(`[data-scope="toast"][data-part="root"][data-state="${state}"]`);
  let behind = 0;
  let stoppedAt;
  let lastFrame;
  const frameTime = (time) => stoppedAt ?? time - behind;
  function run(time) {
    if (stoppedAt === undefined) return;
    behind = time - stoppedAt;
    stoppedAt = undefined;
  }
  function beginFrame(time) {
    if (time === lastFrame) return;
    lastFrame = time;
    if (!toast('open') || toast('closed')) run(time);
    else stoppedAt ??= time - behind;
  }
  performance.now = () => frameTime(real.now());
  window.requestAnimationFrame = (work) =>
    real.requestAnimationFrame((time) => {
      beginFrame(time);
      work(frameTime(time));
    });

  // Where the product itself brought her last, such as an open section.
  let led;
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (options) {
    led = { element: this, options };
    scrollIntoView.call(this, options);
  };

  const frame = () => new Promise((resolve) => real.requestAnimationFrame(resolve));
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (element) => {
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}${classes}>${words && ` “${words}”`}`;
  };

  function hold() {
    for (const timer of timers.values()) if (timer.delay >= LONG_MS) timer.held = true;
    for (const interval of intervals) interval.held = true;
  }

  function release() {
    run(real.now());
    led = undefined;
    for (const timer of timers.values()) {
      timer.held = false;
      if (timer.due) real.setTimeout(timer.run);
    }
    for (const interval of intervals) interval.held = false;
  }

  /** Watches two frames; resolves to what is still going on, to nothing when the page stands still. */
  async function busy() {
    hold();
    // A picture goes further than the window: whatever waits to be scrolled to is wanted now.
    for (const image of document.querySelectorAll('img[loading=lazy]')) image.loading = 'eager';
    let moved = 0;
    const observer = new MutationObserver((records) => {
      moved += records.length;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await frame();
    await frame();
    observer.disconnect();
    const soon = [...timers.values()].filter(({ held }) => !held);
    const images = [...document.images].filter(({ complete }) => !complete);
    return [
      ...(moved > 0 ? ['the page is still being changed'] : []),
      ...soon.map(({ delay }) => `a timer of ${delay} ms is running`),
      // Only when it has left do the others move.
      ...(toast('closed') ? ['a toast is leaving'] : []),
      // The story's world, which lives in this page; what a fault holds is not being answered.
      ...(window.storyBackend?.isAnswering() ? ['the backend is answering'] : []),
      ...(idle.size > 0 ? ['something waits for an idle moment'] : []),
      ...images.map(({ src }) => `${src} is being loaded`),
      ...(document.fonts.status === 'loading' ? ['a font is being loaded'] : []),
    ];
  }

  /**
   * How high the story is at this width, whether something stands fixed in the window (`floats`), and what is wider
   * than the window. Scrolls to where a person would be: the top, or what has the focus when something floats over it
   * or when the story is about what she does (`follow`); without a focus where such a story's page has scrolled to.
   */
  function measure(follow) {
    window.scrollTo(0, 0);
    const elements = [...document.body.querySelectorAll('*')].filter(isShown);
    const boxes = elements.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const drawn = boxes.filter(({ box }) => box.width > 1 && box.height > 1);
    // What is cut away to nothing, such as a link to skip the header before it has the focus, stands over nothing; and
    // what is fixed may have no size of its own, such as the corner that toasts stand in.
    const fixed = elements.filter((element) => {
      const { position, clipPath } = getComputedStyle(element);
      return position === 'fixed' && clipPath !== 'inset(50%)';
    });
    const floats = drawn.some(({ element }) => fixed.some((over) => over.contains(element)));
    const foot = Math.max(0, ...drawn.map(({ box }) => box.bottom));
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const widest = drawn.toSorted((a, b) => b.box.right - a.box.right)[0];
    if ((floats || follow) && document.activeElement !== document.body) {
      const { top, bottom } = document.activeElement.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight)
        scrollIntoView.call(document.activeElement, { block: 'center' });
    } else if (follow && led?.element.isConnected) scrollIntoView.call(led.element, led.options);
    // Where the page stands between two pixels, what sticks to the window is drawn on one or the other by chance.
    window.scrollTo(window.scrollX, Math.round(window.scrollY));
    return {
      height: Math.ceil(Math.min(foot + padding, document.documentElement.scrollHeight)),
      floats,
      scroll: { x: window.scrollX, y: window.scrollY },
      ...(wider > 0 && widest ? { overflow: { by: wider, element: named(widest.element) } } : {}),
    };
  }

  window.storyPage = { hold, release, busy, measure };
})();
