/** A thin line across the top of the page while the sandbox cannot be reached. */
export function Banner({ text }: { text: string }) {
  return (
    <p class="banner" role="status">
      {text}
    </p>
  );
}
