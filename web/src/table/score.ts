import { t, type GameTexts } from '../i18n/texts.svelte';
import type { ScoreLine, ScoreSheet } from '../wire/types';

export function lineName(texts: GameTexts, line: ScoreLine): string {
  return texts.find(`line-${line.item}`, line.args) ?? texts.find(`card-${line.item}`) ?? line.item.replaceAll('_', ' ');
}

/** How the points came about, where the texts say so ("4 fed"). */
export function lineDetail(texts: GameTexts, line: ScoreLine): string {
  const count = line.args.count;
  return texts.find(`line-${line.item}-detail`, line.args) ?? (typeof count === 'number' ? t('line-count', { count }) : '');
}

/** All items of all sheets in the order of their first appearance. */
export function itemsOf(sheets: ScoreSheet[]): string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.item)))];
}

/** What the final table says beside the points; a shared row names the thing itself. */
export function cellDetail(texts: GameTexts, line: ScoreLine, row: string): string {
  return row === line.item ? lineDetail(texts, line) : lineName(texts, line);
}

export function lineOf(sheet: ScoreSheet, item: string): ScoreLine | undefined {
  return sheet.lines.find((line) => line.item === item);
}

/** What changes from one sheet to the other, line by line; the parts add up to the whole. */
export function changes(before: ScoreSheet, after: ScoreSheet): ScoreLine[] {
  const sum = (sheet: ScoreSheet, item: string): number =>
    sheet.lines.filter((line) => line.item === item).reduce((total, line) => total + line.points, 0);
  return itemsOf([after, before])
    .map((item) => ({
      item,
      points: sum(after, item) - sum(before, item),
      args: (lineOf(after, item) ?? lineOf(before, item))?.args ?? {},
    }))
    .filter((line) => line.points !== 0);
}
