/** A short label on a card, with the thing's name for those who hear it. */
export function ItemLabel({ name, children }: { name: string; children: string }) {
  return (
    <>
      <span className="sr-only">{name}: </span>
      {children}
    </>
  );
}
