import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Bundled into the server's build, so that only what is used of them is loaded:
 * as modules of their own they cost the server 30 MB and a second at start.
 */
const BUNDLED = [
  /^lucide-react/,
  /^@?radix-ui/,
  /^@tanstack/,
  /^@dnd-kit/,
  /^embla/,
  /^@hookform/,
  'react-hook-form',
  'sonner',
  'cmdk',
];

/**
 * Few files that stay cached from page to page: React with its router, and what most public pages share.
 * Shared parts that the first page does not need are in a file of their own.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: /app\/storefront\/(layout|lib|preview|ui\/(?!(crumbs|help-tile|more-icons|more-products|page-head|product-grid)\.))/,
    priority: 2,
    minShareCount: 2,
  },
  { name: 'lists', test: /app\/storefront\/ui\//, priority: 1, minShareCount: 2 },
];

export default defineConfig({
  ssr: { noExternal: BUNDLED },
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
});
