/** Tells those who look into the console about data that a page had to leave out. */
export function warn(message: string): void {
  console.warn(message);
}
