/** What turns while something is under way. */
export const wheel = {
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: 'full',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderTopColor: 'accent',
  animation: 'spin 0.9s linear infinite',
} as const;
