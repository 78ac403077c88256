import { isAllowed, readLicences } from './licences.ts';

/** Prints how many packages have which licence, of the program and of its tools; fails at one that is not allowed. */
const all = readLicences();
for (const dev of [false, true]) {
  console.log(dev ? '\nTools of the developers' : 'What goes out with the program');
  const counts = Map.groupBy(
    all.filter((one) => one.dev === dev),
    ({ licence }) => licence,
  );
  for (const [licence, packages] of [...counts].sort(([, a], [, b]) => b.length - a.length))
    console.log(`  ${licence}: ${packages.length}`);
}
const refused = all.filter((one) => !isAllowed(one));
for (const { name, version, licence } of refused)
  console.error(`Not allowed: ${name} ${version} (${licence})`);
process.exitCode = refused.length > 0 ? 1 : 0;
