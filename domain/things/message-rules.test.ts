import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageInput } from './message.ts';
import { checkMessage, MESSAGE_FIELDS, MESSAGE_MAX, type MessageValues } from './message-rules.ts';

const good: MessageValues = {
  name: 'Zeynep Işıkoğlu',
  phone: '0532 555 01 42',
  email: 'zeynep@isikklinik.com.tr',
  subject: 'Ünit',
  message: 'Teklif rica ederim.',
};

/** What the schema says of each field, the first word only. */
function schemaErrors(values: MessageValues): Record<string, string> {
  const { error } = messageInput.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

describe('checkMessage', () => {
  it('finds nothing wrong with a good message', () => {
    expect(checkMessage(good)).toEqual({});
    expect(schemaErrors(good)).toEqual({});
  });

  it.each(MESSAGE_FIELDS)('says of an empty %s what the schema says', (field) => {
    const values = { ...good, [field]: '  ' };
    expect(checkMessage(values)).toEqual(schemaErrors(values));
    expect(checkMessage(values)[field]).toBeTruthy();
  });

  it.each(MESSAGE_FIELDS)('measures %s like the schema', (field) => {
    const filler = field === 'email' ? `${'a'.repeat(MESSAGE_MAX.email - 'ad@b.com'.length + 3)}@b.com` : '';
    const values = { ...good, [field]: filler || 'a'.repeat(MESSAGE_MAX[field] + 1) };
    expect(checkMessage(values)[field]).toBe(schemaErrors(values)[field]);
    expect(checkMessage(values)[field]).toContain('En fazla');
  });

  it.each(['zeynep@isikklinik', 'zeynep', 'zeynep@', '@klinik.com', 'a b@klinik.com'])(
    'refuses %s',
    (email) => {
      const values = { ...good, email };
      expect(checkMessage(values)).toEqual(schemaErrors(values));
    },
  );

  it('refuses nothing that the schema takes', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        fc.pre(messageInput.safeParse({ ...good, email }).success);
        expect(checkMessage({ ...good, email })).toEqual({});
      }),
    );
  });
});
