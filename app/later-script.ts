/** What the server puts the page's modules into, until `LATER_SCRIPT` starts them. */
export const LATER_TYPE = 'text/later';

/**
 * Starts the page's modules once its first pictures are painted, or have kept us waiting for a second and a half;
 * a hidden tab paints no frames. Free of the letters that React escapes in text: arrows, quotes and ampersands.
 */
export const LATER_SCRIPT = [
  '(function () {',
  '  const later = document.querySelector(`script[data-modules]`);',
  '  if (!later) return;',
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
  '  function painted(picture) {',
  '    return picture.decode().catch(function () {});',
  '  }',
  '  const pictures = Array.from(document.querySelectorAll(`img[fetchpriority=high]`), painted);',
  '  const patience = new Promise(function (done) { setTimeout(done, 1500); });',
  '  Promise.race([Promise.all(pictures), patience]).then(function () {',
  '    if (document.hidden) start();',
  '    else requestAnimationFrame(function () { setTimeout(start); });',
  '  });',
  '})()',
].join('\n');
