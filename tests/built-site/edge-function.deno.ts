// Runs on Deno, without permissions. Prints the response of Netlify's edge function as JSON.
import answer from '../../netlify/edge-functions/store.ts';

const paths = ['/store/demo-resell-heaven', '/store/A%20B', '/store/card-collectors'];
const answers = [];
for (const path of paths) {
  const response = await answer(new Request(`https://grouped.example${path}`));
  const title = /<title[^>]*>([^<]*)</.exec(await response.text())?.[1];
  answers.push({ path, status: response.status, title });
}
console.log(JSON.stringify(answers));
