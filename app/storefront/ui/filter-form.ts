import { useLocation, useNavigate } from 'react-router';

/** Where a form of filters leads to: what is left empty, or stands at its default, is not asked for. */
function addressOf(path: string, form: HTMLFormElement, defaults: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (value !== '' && defaults[name] !== value) params.append(name, String(value));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Goes to the list that a form asks for, in its place. */
export function useFilterForm(
  defaults: Readonly<Record<string, string>> = {},
): (form: HTMLFormElement | null | undefined) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (form) => {
    if (form) void navigate(addressOf(pathname, form, defaults), { preventScrollReset: true, replace: true });
  };
}
