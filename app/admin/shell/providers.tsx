import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { applyTheme, useTheme } from '../../shared/theme.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { MediaHost } from '../screens/media/media-host.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';

/** What every page of the panel stands in: data, tooltips, notices, theme. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const theme = useTheme();
  useEffect(() => applyTheme(theme), [theme]);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider delayDuration={400}>
        <MediaHost>{children}</MediaHost>
      </TooltipProvider>
      <Toaster theme={theme} />
    </QueryClientProvider>
  );
}
