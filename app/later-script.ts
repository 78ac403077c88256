/** What the server puts the page's modules into, until `LATER_SCRIPT` starts them. */
export const LATER_TYPE = 'text/later';

/** The event of a page whose scripts take over from here on, and of one where they have. */
export const WAKING = 'waking';
export const ALIVE = 'alive';

const PATIENCE_MS = 1500;

/**
 * Starts the page's modules with the frame that shows the first pictures, or when they keep the visitor waiting; a
 * hidden tab paints none. Buttons that were pressed before
 * the scripts took over are pressed again then, unless the browser itself knows what they do. Free of the letters
 * that React escapes in text: arrows, quotes and ampersands.
 */
export const LATER_SCRIPT = [
  '(function () {',
  '  const later = document.querySelector(`script[data-modules]`);',
  '  if (!later) return;',
  '  const early = [];',
  '  function note(event) {',
  '    const button = event.target.closest(`button[type=button]:not([popovertarget]):not([commandfor])`);',
  '    if (button) early.push(button);',
  '  }',
  '  addEventListener(`click`, note, true);',
  `  addEventListener(\`${WAKING}\`, function () { removeEventListener(\`click\`, note, true); }, { once: true });`,
  `  addEventListener(\`${ALIVE}\`, function () {`,
  '    early.forEach(function (button) { button.click(); });',
  '  }, { once: true });',
  '  function preload(address) {',
  '    const link = document.createElement(`link`);',
  '    link.rel = `modulepreload`;',
  '    link.href = address;',
  '    document.head.append(link);',
  '  }',
  '  function start() {',
  '    later.dataset.modules.split(` `).forEach(preload);',
  '    const module = document.createElement(`script`);',
  '    module.type = `module`;',
  '    module.textContent = later.textContent;',
  '    document.body.append(module);',
  '  }',
  '  function ready(picture) { return picture.decode().catch(function () {}); }',
  '  const pictures = Array.from(document.querySelectorAll(`img[fetchpriority=high]`));',
  `  const enough = new Promise(function (done) { setTimeout(done, ${PATIENCE_MS}); });`,
  '  if (document.hidden) start();',
  '  else Promise.race([Promise.all(pictures.map(ready)), enough]).then(function () {',
  '    requestAnimationFrame(function () { setTimeout(start); });',
  '  });',
  '})()',
].join('\n');
