#!/usr/bin/env node
// Parsed by whatever Node the machine has: everything newer stays behind the dynamic import.
const [major] = process.versions.node.split('.').map(Number);

if (major === undefined || major < 20) {
  console.error(
    `Vitrin needs Node 20 or newer to start, and this is Node ${process.versions.node}. Install a current Node from https://nodejs.org and run the same command again.`,
  );
  process.exit(1);
}

const { main } = await import('./lib/main.mjs');
process.exitCode = await main(process.argv.slice(2));
