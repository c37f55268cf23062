/** A star as somebody draws it on a test paper; filled with the marker by its surroundings. */
export function StarDrawing({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className="star-drawing">
      <path
        d="M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8z"
        strokeLinejoin="round"
      />
    </svg>
  )
}
