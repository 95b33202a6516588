const everySoOften = 5000;

/** Shows the step of a long command: on a terminal on one line, elsewhere as a line every five seconds. */
export function stepLine(out: NodeJS.WriteStream, now: () => number = () => performance.now()) {
  let shownAt = now();
  return {
    show: (step: string): void => {
      if (!out.isTTY && now() - shownAt < everySoOften) return;
      shownAt = now();
      out.write(out.isTTY ? `\r\u001B[K${step}` : `${step}\n`);
    },
    end: (): void => {
      if (out.isTTY) out.write('\r\u001B[K');
    },
  };
}
