import { type AnsiRun, ansiRuns } from '#domain/markup/ansi';
import * as css from './AnsiCode.css';

export function AnsiCode({ text }: { text: string }) {
  return ansiRuns(text).map((run, index) => (
    <span key={index} className={classOf(run)}>
      {run.text}
    </span>
  ));
}

function classOf({ isBold, isUnderlined, color, background }: AnsiRun): string {
  return [
    isBold && css.bold,
    isUnderlined && css.underlined,
    color && css.colors[color],
    background && css.backgrounds[background],
  ]
    .filter(Boolean)
    .join(' ');
}
