import { fold } from '../fold';
import { looksOfficial } from './slug';

/** Capitals of other scripts, and what other letters and digits look like after folding. */
const capitals = [
  'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХՏՕՍԼᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᗩᗷᑕᗪᖴᕼᒍᒪᗰᑭᖇᑌᐯꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ',
  'ABEZHIKMNOPTYXABESIJKMHOPCTYXSOULABCDEGHIJKLMPRSTVWZABCDFHJLMPRUVBPDTGKJCZFMNLSRVHWXYAEIOU',
] as const;
const lookalikes = [
  'авсԁеһіјкӏмнорԛѕтуԝхүѵпгьαβεικνορτυχησζγμωօոսհցզⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⵔⵏ୦ɑɡƒƅɩꞁȷ01',
  'abcdehijklmhopqstywxyvnrbabeikvoptuxnozyuwonuhgqabehikmnopctyxoloagfbiljol',
] as const;

function translated(text: string, [from, to]: readonly [string, string]): string {
  return Array.from(text, (letter) => {
    const at = from.indexOf(letter);
    return at < 0 ? letter : to.charAt(at);
  }).join('');
}

/** Returns a store's name as people see it (`private.store_name_key`). */
export function nameKey(name: string): string {
  const seen = translated(fold(translated(name, capitals)), lookalikes);
  const joined = seen.replaceAll(/[\s!-/:-@[-`{-~]/g, '');
  return joined.replaceAll('i', 'l').replaceAll('vv', 'w').replaceAll('rn', 'm') || seen;
}

/** Returns whether a name looks like one of the site or of a payment provider. The database makes the same check. */
export function isOfficialName(name: string): boolean {
  return looksOfficial(nameKey(name));
}
