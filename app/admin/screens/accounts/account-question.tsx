import { useState } from 'react';
import { ROLE_NAMES, type Role } from '../../../../domain/rights.ts';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { notifyDone } from '../../lib/notices.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import {
  type Account,
  changeAccount,
  makeLink,
  removeAccount,
  resetSecondStep,
  WHY_ACCOUNTS,
} from './accounts-api.ts';

/** What is asked before something is done to an account. */
export type Asked =
  | { what: 'role'; account: Account; role: Role }
  | { what: 'close' | 'open' | 'remove' | 'link' | 'require' | 'reset'; account: Account };

type QuestionProps = {
  asked: Asked;
  onClose: () => void;
  onDone: () => Promise<void>;
  /** A link that was made to be handed over. */
  onLink: (name: string, link: string) => void;
};

function wordsOf(asked: Asked): { title: string; confirm: string; text: string } {
  const { name, role, status, requiresSecondStep } = asked.account;
  switch (asked.what) {
    case 'role':
      return {
        title: `${name} için yetki değişsin mi?`,
        confirm: 'Yetkiyi değiştir',
        text: `${ROLE_NAMES[role]} → ${ROLE_NAMES[asked.role]}. Bir sonraki tıklamasından başlayarak geçerli olur.`,
      };
    case 'close':
      return {
        title: `${name} hesabı kapatılsın mı?`,
        confirm: 'Hesabı kapat',
        text: 'Açık oturumları hemen kapanır ve yeniden giriş yapamaz. Yaptıkları durur; hesap sonra yeniden açılabilir.',
      };
    case 'open':
      return {
        title: `${name} hesabı yeniden açılsın mı?`,
        confirm: 'Hesabı aç',
        text: 'Eski şifresi ve yetkisiyle yeniden giriş yapabilir.',
      };
    case 'remove':
      return {
        title: `${name} hesabı silinsin mi?`,
        confirm: 'Hesabı sil',
        text: 'Hesap ve oturumları silinir, geri gelmez. Yaptığı değişiklikler ve geçmişteki adı kalır.',
      };
    case 'require':
      return requiresSecondStep
        ? {
            title: `${name} için iki adımlı giriş zorunlu olmasın mı?`,
            confirm: 'Zorunluluğu kaldır',
            text: 'Kurduysa kullanmayı sürdürür; isterse kendisi kapatır.',
          }
        : {
            title: `${name} için iki adımlı giriş zorunlu olsun mu?`,
            confirm: 'Zorunlu tut',
            text: 'Kurmadıysa, bir sonraki tıklamasında kurmadan panelde ilerleyemez.',
          };
    case 'reset':
      return {
        title: `${name} için ikinci adım sıfırlansın mı?`,
        confirm: 'İkinci adımı sıfırla',
        text: 'Kod uygulaması, geçiş anahtarları ve kurtarma kodları silinir, oturumları kapanır; şifresiyle girip yeniden kurar. Gerçekten o olduğunu önce sesli görüşerek doğrulayın.',
      };
    case 'link':
      return {
        title: status === 'invited' ? `${name} için yeni davet` : `${name} için şifre sıfırlama`,
        confirm: 'Bağlantıyı hazırla',
        text:
          status === 'invited'
            ? 'Önceki davet bağlantısı geçersiz olur.'
            : 'Şifresi, yeni bir şifre belirleyene kadar değişmez. Belirlediğinde açık oturumları kapanır.',
      };
  }
}

/** One thing that an administrator does to an account, with the password in the same place. */
export function AccountQuestion({ asked, onClose, onDone, onLink }: QuestionProps) {
  const [deliver, setDeliver] = useState<'mail' | 'link'>('mail');
  const { account } = asked;
  const { title, confirm, text } = wordsOf(asked);

  async function run() {
    if (asked.what === 'role') await changeAccount(account, { role: asked.role });
    if (asked.what === 'close' || asked.what === 'open')
      await changeAccount(account, { isActive: asked.what === 'open' });
    if (asked.what === 'remove') await removeAccount(account);
    if (asked.what === 'reset') await resetSecondStep(account);
    if (asked.what === 'require')
      await changeAccount(account, { requiresSecondStep: !account.requiresSecondStep });
    if (asked.what === 'link') {
      const link = await makeLink(account, deliver);
      if (link) onLink(account.name, link);
      else notifyDone(`Bağlantı ${account.email} adresine gönderildi.`);
    } else notifyDone(DONE[asked.what]);
    await onDone();
  }

  return (
    <DangerDialog
      title={title}
      confirmLabel={confirm}
      danger={['remove', 'close', 'reset'].includes(asked.what)}
      why={WHY_ACCOUNTS}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{text}</p>
      {asked.what === 'link' && (
        <Field label="Bağlantı nasıl ulaşsın?">
          <Select
            value={deliver}
            onChange={(event) => setDeliver(event.target.value === 'link' ? 'link' : 'mail')}
            options={[
              { value: 'mail', label: `E-postayla (${account.email})` },
              { value: 'link', label: 'Bağlantıyı ben ileteceğim' },
            ]}
          />
        </Field>
      )}
    </DangerDialog>
  );
}

const DONE = {
  role: 'Yetki değiştirildi.',
  close: 'Hesap kapatıldı.',
  open: 'Hesap açıldı.',
  remove: 'Hesap silindi.',
  require: 'İki adımlı giriş ayarı değişti.',
  reset: 'İkinci adım sıfırlandı.',
} as const;
