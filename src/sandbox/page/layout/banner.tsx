/** A thin line over everything, while the sandbox cannot be reached. */
export function Banner({ text }: { text: string }) {
  return (
    <p class="banner" role="status">
      {text}
    </p>
  );
}
