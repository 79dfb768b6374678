/** The features of a portrait. As in a photograph, the colors are the same in both color schemes. */
export interface PortraitLook {
  background: string;
  skin: string;
  hair: string;
  style: 'short' | 'long' | 'curly' | 'bun' | 'cropped' | 'wavy';
  shirt: string;
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

export const portraitLooks: Readonly<Record<string, PortraitLook>> = {
  'marcus-t': {
    background: '#c9d6ff',
    skin: '#e8b98f',
    hair: '#1f1a1c',
    style: 'short',
    shirt: '#3b4a8f',
    hasGlasses: true,
  },
  'dana-k': {
    background: '#ffd9c7',
    skin: '#f3cdb0',
    hair: '#8a4b2a',
    style: 'long',
    shirt: '#b0475a',
  },
  'rico-v': {
    background: '#cfeede',
    skin: '#c98f63',
    hair: '#2a1c15',
    style: 'wavy',
    shirt: '#23704f',
    hasBeard: true,
  },
  'priya-s': {
    background: '#f2d8f4',
    skin: '#b97a4f',
    hair: '#19131a',
    style: 'bun',
    shirt: '#7a3f9e',
  },
  'tom-h': {
    background: '#d6e7f5',
    skin: '#f5d3bb',
    hair: '#c9a15a',
    style: 'cropped',
    shirt: '#456479',
    hasBeard: true,
  },
  'ayo-b': {
    background: '#ffe6b8',
    skin: '#7d4a2d',
    hair: '#150f0d',
    style: 'curly',
    shirt: '#c0662a',
    hasGlasses: true,
  },
};
