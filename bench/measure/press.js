/** Runs in the page: presses the button and says after how many milliseconds the step with another heading was painted. The button
 * has the focus before, as it has under a finger or a key: taking it to the heading is part of the step.
 * Plain JavaScript, because it is handed to the browser as it is. */
window.benchPress = async (button) => {
  const heading = () => document.querySelector('h1, h2')?.textContent;
  button.focus();
  await new Promise((settled) => requestAnimationFrame(() => setTimeout(settled)));
  const before = heading();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const pressed = performance.now();
    // A message posted while a frame is made arrives once it is painted. Asked for before the press, ours is posted first.
    const look = () => {
      if (heading() !== before) port2.postMessage(undefined);
      else requestAnimationFrame(look);
    };
    port1.onmessage = () => resolve(performance.now() - pressed);
    requestAnimationFrame(look);
    button.click();
  });
};
