import { type Breakage, breakagesOf } from '../breakage.ts';

const http = (name: string) => `server/http/${name}.test.ts`;
const dashboard = 'server/modules/dashboard/dashboard.test.ts';

/** Versions, tags, refusals, ranges, and what a cache in front may keep. */
export const httpList: Breakage[] = [
  ...breakagesOf(
    'server/http/versions.ts',
    [http('versions')],
    [
      {
        why: 'the staff are told that nothing changed when something did',
        from: '? `"${digest}"` : `"${version}.${digest}"`',
        to: '? `"${c.req.path}"` : `"${version}.${digest}"`',
      },
      {
        why: 'visitors get the tags of the staff',
        from: 'if (!session || !c.res.ok',
        to: 'if (!c.res.ok',
        tests: [dashboard],
      },
    ],
  ),
  ...breakagesOf(
    'server/http/change-body.ts',
    [http('change-body'), http('round-trip')],
    [
      {
        why: 'a row cannot be sent back as it was answered',
        from: '!leftAside.has(key) && !isSame(key, value)',
        to: '!isSame(key, value)',
      },
      {
        why: 'old data keeps a row from being changed',
        from: '!leftAside.has(key) && !isSame(key, value)',
        to: '!leftAside.has(key)',
      },
    ],
  ),
  ...breakagesOf(
    'server/http/public-reads.ts',
    [dashboard],
    [
      {
        why: 'visitors read what the staff read',
        from: 'if (!isRead(c) || c.var.session || !isPublic.test(c.req.path)) return next();',
        to: 'if (!isRead(c) || !isPublic.test(c.req.path)) return next();',
      },
      { why: 'a proxy gives visitors what the staff read', from: ", Vary: 'Authorization' }", to: ' }' },
      {
        why: 'a thousand searches push the pages out of memory',
        from: "url.searchParams.get('search') ? searches : kept",
        to: 'kept',
        tests: [http('searches')],
      },
    ],
  ),
  ...breakagesOf(
    'server/http/send-object.ts',
    [http('send-object'), 'server/modules/library/serve.test.ts'],
    [
      {
        why: 'a range beyond the end is cut off',
        from: 'Math.min(Number(last), size - 1)',
        to: 'Number(last)',
      },
      {
        why: 'a part of a new file is put behind one of the old',
        from: 'condition === undefined || condition === tag ?',
        to: 'condition !== null ?',
      },
      { why: 'a part is one byte short', from: 'range.end - range.start + 1', to: 'range.end - range.start' },
    ],
  ),
  ...breakagesOf(
    'server/http/errors.ts',
    [http('refusals')],
    [
      {
        why: 'an error tells paths and statements',
        from: "return new AppError('internal', GENERIC, { cause: error });",
        to: "return new AppError('internal', String(error), { cause: error });",
      },
      {
        why: 'a client does not know when to come back',
        from: "if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));",
        to: '',
        tests: ['server/modules/messages/messages.test.ts', 'server/modules/accounts/auth.test.ts'],
      },
    ],
  ),
  ...breakagesOf(
    'server/http/invalid.ts',
    [http('conflicts'), http('query')],
    [
      {
        why: 'an empty field is said to be of a wrong type',
        from: "return isMissing(value) ? 'required' : 'wrong_type';",
        to: "return 'wrong_type';",
      },
    ],
  ),
  ...breakagesOf(
    'server/http/methods.ts',
    [http('refusals')],
    [
      {
        why: 'OPTIONS does not tell that HEAD is allowed',
        from: "route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]",
        to: '[route.method]',
      },
    ],
  ),
  ...breakagesOf(
    'server/http/request.ts',
    ['server/modules/accounts/auth.test.ts', 'server/modules/messages/messages.test.ts', http('refusals')],
    [
      {
        why: 'a caller chooses the address that is slowed down',
        from: '.at(-1)?.trim()',
        to: '.at(0)?.trim()',
      },
    ],
  ),
  ...breakagesOf('server/http/security.ts', [http('refusals')], []),
  ...breakagesOf(
    'server/http/fast-path.ts',
    ['server/http/fast-path.test.ts'],
    [
      {
        why: 'the staff are given what visitors see',
        from: 'headers.authorization === undefined &&',
        to: '',
      },
      { why: 'HEAD is answered with a body', from: "form && request.method === 'GET'", to: 'form' },
    ],
  ),
  ...breakagesOf(
    'server/http/origin.ts',
    ['server/http/fast-path.test.ts'],
    [
      {
        why: 'any name in a request opens a second set of pages',
        from: 'if (!origin || !isKnown(origin)) return first();',
        to: 'if (!origin) return first();',
      },
    ],
  ),
  ...breakagesOf(
    'server/records/changes.ts',
    ['server/modules/storefront/fresh-answers.test.ts'],
    [
      {
        why: 'a row that moves is still listed where it was',
        from: '[before, after].flatMap',
        to: '[after].flatMap',
      },
      { why: 'a new version is not told', from: '...names.map(whole), ...', to: '...' },
    ],
  ),
  ...breakagesOf(
    'server/records/changes.ts',
    [http('kept-lists')],
    [
      {
        why: 'what counts products does not hear of one that moves',
        from: '(!columns || columns.some((column) => counted.includes(column)))',
        to: '!columns',
      },
      {
        why: 'what counts products is made again after each edit of one',
        from: 'columns.some((column) => counted.includes(column))',
        to: 'true',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/reads.ts',
    [http('kept-lists')],
    [
      {
        why: 'a list that is asked for by its ids hears of every change',
        from: '(?![\\w(])',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/pages/address.ts',
    ['server/pages/address.test.ts'],
    [{ why: 'an address with // leaves the site', from: ".replace(/\\/{2,}/g, '/')", to: '' }],
  ),
  ...breakagesOf(
    'server/cdn/keys.ts',
    ['server/cdn/keys.test.ts'],
    [
      {
        why: 'a CDN goes on with answers that name a kind instead of its rows',
        from: 'words.add(wordOf(name)).add(kindWord(name))',
        to: 'words.add(wordOf(name))',
      },
      {
        why: 'a change of a whole kind leaves its rows at the CDN',
        from: 'words.add(anyWord(name));\n      words',
        to: 'words',
      },
      {
        why: 'what reads everything stays at the CDN',
        from: 'if (meets(ALL, name)) words.add(SEEN);',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/cdn/purge.ts',
    ['server/cdn/purge.test.ts'],
    [
      {
        why: 'what a CDN refused to hear is forgotten',
        from: 'for (const [name, isFirst] of names) add([name], isFirst);',
        to: '',
      },
      {
        why: 'every instance purges what one has written',
        from: "if (writer === 'here') note(names);",
        to: 'note(names);',
      },
      {
        why: 'after a long silence the CDN keeps what changed',
        from: 'waiting = new Map([[ALL, true]]);',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/http/encoded.ts',
    ['server/cdn/behind-cdn.test.ts'],
    [
      {
        why: 'a CDN keeps what was asked for with a token',
        from: "mayShare && !request.headers.has('Authorization')",
        to: 'mayShare',
      },
    ],
  ),
  ...breakagesOf(
    'server/pages/mount.ts',
    ['server/cdn/behind-cdn.test.ts'],
    [
      {
        why: 'a CDN keeps the page with the form',
        from: 'url.pathname !== PATHS.contact && token === null',
        to: 'token === null',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/replica.ts',
    ['tests/engines/replica.test.ts'],
    [
      {
        why: 'a replica that is behind is asked',
        from: "return content >= known(CONTENT) && uses >= known(USES) && (step ?? '') >= lastStep;",
        to: "return content >= 0 && uses >= known(USES) && (step ?? '') >= lastStep;",
      },
      {
        why: 'what changes while a page is made is not in it',
        from: 'if (!opened || !this.#isCurrent(opened.reached)) {',
        to: 'if (!opened) {',
      },
      {
        why: 'a page fails with its replica',
        from: '} catch {\n      // Lost,',
        to: '} catch (error) {\n      if (error) throw error;\n      // Lost,',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/postgres.ts',
    ['tests/engines/replica.test.ts'],
    [
      {
        why: 'the replica of another database is asked',
        from: 'if (!there?.isReplica || there.identity !== primary?.identity)',
        to: 'if (!there?.isReplica)',
      },
    ],
  ),
];
