import { spawnSync } from 'node:child_process';
import { readLicences } from './licences.ts';

/**
 * Asks for known holes in the packages that go out with the program: the registry that npm uses, else osv.dev. Ends with
 * 0 when one of them answered and knows none, 1 when it knows some, 2 when neither answers.
 */
const OSV = 'https://api.osv.dev/v1/querybatch';
const WITHIN_MS = 30_000;
/** What OSV takes at once. */
const AT_ONCE = 1000;

type Report = {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};

/** The holes that the registry knows, or null where it does not answer such questions. */
function askRegistry(): string[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: WITHIN_MS,
  });
  try {
    const { vulnerabilities } = JSON.parse(stdout) as Report;
    if (!vulnerabilities) return null;
    return Object.entries(vulnerabilities).map(
      ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
    );
  } catch {
    return null;
  }
}

/** The holes that OSV knows, or null where it cannot be reached. */
async function askOsv(): Promise<string[] | null> {
  const packages = readLicences().filter(({ dev }) => !dev);
  const found: string[] = [];
  try {
    for (let first = 0; first < packages.length; first += AT_ONCE) {
      const asked = packages.slice(first, first + AT_ONCE);
      const answer = await fetch(OSV, {
        method: 'POST',
        signal: AbortSignal.timeout(WITHIN_MS),
        body: JSON.stringify({
          queries: asked.map(({ name, version }) => ({ version, package: { name, ecosystem: 'npm' } })),
        }),
      });
      if (!answer.ok) return null;
      const { results } = (await answer.json()) as { results: Array<{ vulns?: Array<{ id: string }> }> };
      results.forEach(({ vulns = [] }, place) => {
        for (const { id } of vulns) found.push(`${asked[place]?.name} ${asked[place]?.version}: ${id}`);
      });
    }
    return found;
  } catch {
    return null;
  }
}

const registry = askRegistry();
const found = registry ?? (await askOsv());
if (found === null) {
  console.error(
    'Nobody was asked: the registry does not answer such questions, and osv.dev cannot be reached. Whether a package has a known hole is not known. Run this again where one of the two can be reached.',
  );
  process.exitCode = 2;
} else {
  const source = registry ? 'the registry' : 'osv.dev';
  for (const line of found) console.error(line);
  console.log(
    found.length > 0
      ? `${found.length} known holes, says ${source}. Update what is named above.`
      : `No known hole in what goes out with the program, says ${source}.`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
