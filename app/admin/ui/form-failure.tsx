/** What went wrong with a form as a whole; it is there from the start, so that its sentence is read out when it comes. */
export function FormFailure({ children }: { children: string | null | undefined | false }) {
  return (
    <p
      role="alert"
      className={children ? 'rounded-control bg-danger-bg px-3.5 py-2.5 font-medium text-danger' : 'sr-only'}
    >
      {children}
    </p>
  );
}
