import { CalendarClock, Ellipsis, Eye } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

type Action = { run: () => void; disabled: boolean };
type Props = {
  keep: Action & { busy: boolean };
  date: Action;
  /** Missing where the page stands beside the form. */
  preview?: Action;
};

/** What may be done with a draft beside saving; where there is little room all but keeping it waits in a menu. */
export function DraftActions({ keep, date, preview }: Props) {
  return (
    <>
      <div className="lg:hidden">
        <Menu trigger={<IconButton icon={Ellipsis} label="Taslakla ilgili diğer işlemler" boxed plain />}>
          {preview && (
            <MenuItem icon={Eye} disabled={preview.disabled} onSelect={preview.run}>
              Önizle
            </MenuItem>
          )}
          <MenuItem icon={CalendarClock} disabled={date.disabled} onSelect={date.run}>
            Yayın tarihi
          </MenuItem>
        </Menu>
      </div>
      {preview && (
        <Button variant="ghost" className="max-lg:hidden" disabled={preview.disabled} onClick={preview.run}>
          <Eye aria-hidden />
          Önizle
        </Button>
      )}
      <Button variant="ghost" className="max-lg:hidden" disabled={date.disabled} onClick={date.run}>
        <CalendarClock aria-hidden />
        Yayın tarihi
      </Button>
      <Button variant="ghost" busy={keep.busy} disabled={keep.disabled} onClick={keep.run}>
        Taslak olarak kaydet
      </Button>
    </>
  );
}
