import type { PersonWish } from '../../../../domain/rules/person.ts';
import type { PersonOverview } from '../../../../domain/things/person.ts';
import { api, read } from '../../lib/api.ts';
import { apiFetch } from '../../lib/http.ts';
import { saveFile } from '../../lib/save-file.ts';

export async function findPerson(wish: PersonWish): Promise<PersonOverview> {
  return read(api.privacy.person.$post({ json: wish }));
}

/** Saves all that there is of a person as a file. */
export async function downloadPerson(wish: PersonWish): Promise<void> {
  const answer = await apiFetch('/api/privacy/export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  await saveFile(answer, 'kisisel-veriler.json');
}

/** Removes all that there is of a person; answers what went. */
export async function erasePerson(wish: PersonWish): Promise<Pick<PersonOverview, 'counts' | 'copies'>> {
  return read(api.privacy.erase.$post({ json: wish }));
}
