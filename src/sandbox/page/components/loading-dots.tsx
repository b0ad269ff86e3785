/** Three animated dots that show that a request is under way. */
export function LoadingDots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
