/** How far a piece of work is, with words and a bar. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  const percent = max > 0 ? Math.min(100, Math.round((value / max) * 100)) : 0;
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-14 font-medium">
        <span>{label}</span>
        <span>%{percent}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full bg-teal transition-[width] duration-(--d-1)"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
