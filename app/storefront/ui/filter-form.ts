import { useLocation, useNavigate } from 'react-router';

/** A list grows and shrinks in its place. */
export const IN_PLACE = { preventScrollReset: true, replace: true } as const;

/** Goes to the list that a form asks for. */
export type SubmitForm = (form: HTMLFormElement | null) => void;

/** Where a form of filters leads to: what is left empty, or stands at its default, is not asked for. */
function addressOf(path: string, form: HTMLFormElement, defaults: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (value !== '' && defaults[name] !== value) params.append(name, String(value));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Goes to the list that a form asks for, in its place. */
export function useFilterForm(defaults: Readonly<Record<string, string>>): SubmitForm {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (form) => {
    if (form) void navigate(addressOf(pathname, form, defaults), IN_PLACE);
  };
}
