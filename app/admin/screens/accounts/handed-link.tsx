import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { notifyDone } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** A link that an administrator hands over. It is shown this once: nobody can read it again. */
export function HandedLink({ link, name, onClose }: { link: string; name: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    field.current?.select();
    try {
      await copyText(link);
      notifyDone('Bağlantı kopyalandı.');
    } catch {
      // Where the browser gives no clipboard, the link is marked and can be copied by hand.
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`${name} için bağlantı`}
      description="Bir kez açılır ve yalnız burada görünür. Kişiye kendiniz iletin; bağlantıyı bilen şifreyi belirler."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Kapat
          </Button>
          <Button onClick={copy}>
            <Copy aria-hidden />
            Bağlantıyı kopyala
          </Button>
        </>
      }
    >
      <Field label="Bağlantı">
        <Input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}
