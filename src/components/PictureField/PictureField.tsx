import { CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { checkPicture, isWholeImage, type Square, squareCrop } from '#domain/team/picture';
import { box, row, stack } from '#theme/box';
import { error } from '../field/Field.css';
import { zoomed, zoomOf } from './crop';
import { CroppedPicture } from './CroppedPicture';
import { Cropper } from './Cropper';
import { type OpenPicture, openPicture, useOpenPicture } from './open-picture';
import * as css from './PictureField.css';
import { ZoomSlider } from './ZoomSlider';

/** A picture file and its crop. `crop` is null if the whole picture is used. */
export interface PictureChoice {
  file: File;
  crop: Square | null;
}

export interface PictureFieldProps {
  label: string;
  /** One line of help: file types and maximum size. */
  description?: string;
  src: string | null;
  chosen: PictureChoice | null;
  name: string;
  /** Determines the color behind the initials. */
  seed?: string;
  shape?: css.PictureShape;
  types: readonly string[];
  /** Called with a choice and when its crop changes, also if `checkPicture` rejects the file, to show the error. */
  onChoose: (choice: PictureChoice) => void;
  onRemove: () => void;
  errorMessage?: string | undefined;
  /** The error that is shown if a file has an image type but cannot be decoded. Such a file is not used. */
  unreadableMessage: string;
  /**
   * The note for an animated picture. Such a picture is not cropped, because a crop would keep only the first frame.
   */
  animationMessage: string;
  isDisabled?: boolean;
  /** Wraps the small picture as it will appear in lists, for example together with a name. */
  preview?: (picture: ReactNode) => ReactNode;
}

export function PictureField(props: PictureFieldProps) {
  const { label, description, src, chosen, name, seed, types, onChoose, onRemove } = props;
  const { shape = 'round', isDisabled = false, preview = (picture) => picture } = props;
  const ids = { label: useId(), hint: useId(), problem: useId() };
  const chooser = useRef<HTMLButtonElement>(null);
  const open = useOpenPicture(chosen?.file ?? null);
  const { choose, isUnreadable } = useChoosing(onChoose);
  const crop = open && !open.isAnimation ? (chosen?.crop ?? squareCrop(open.size)) : null;
  const problem = isUnreadable ? props.unreadableMessage : props.errorMessage;
  const setCrop = (next: Square) => {
    if (open) onChoose({ file: open.file, crop: croppedTo(next, open) });
  };
  return (
    <Aria.Group aria-labelledby={ids.label} className={stack({ gap: 'xs', shrinks: true })}>
      <span
        id={ids.label}
        className={box({ size: 's', weight: 'medium', color: 'text', breaks: true })}
      >
        {label}
      </span>
      <Aria.DropZone
        aria-label="Drop or paste a picture"
        isDisabled={isDisabled}
        onDrop={({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          if (dropped) void dropped.getFile().then(choose);
        }}
        className={css.zone}
      >
        {open && crop && (
          <Cropper
            picture={open}
            crop={crop}
            onCrop={setCrop}
            shape={shape}
            isDisabled={isDisabled}
          />
        )}
        <div className={css.side}>
          {preview(
            open ? (
              <CroppedPicture url={open.url} size={open.size} crop={crop} shape={shape} />
            ) : (
              <Avatar src={chosen ? null : src} name={name} seed={seed} size={40} shape={shape} />
            ),
          )}
          {open && crop && (
            <ZoomSlider
              value={zoomOf(crop, open.size)}
              isDisabled={isDisabled}
              onChange={(zoom) => setCrop(zoomed(crop, open.size, zoom))}
            />
          )}
          {open?.isAnimation && <p className={css.hint}>{props.animationMessage}</p>}
          <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
            <Aria.FileTrigger
              acceptedFileTypes={types}
              onSelect={(files) => {
                const [file] = files ?? [];
                if (file) void choose(file);
              }}
            >
              <Aria.Pressable isDisabled={isDisabled}>
                <Button
                  ref={chooser}
                  tone="plain"
                  size="compact"
                  icon={<ImageUp />}
                  isDisabled={isDisabled}
                  aria-describedby={problem ? `${ids.problem} ${ids.hint}` : ids.hint}
                >
                  {(chosen ?? src) ? 'Choose another' : 'Choose a picture'}
                </Button>
              </Aria.Pressable>
            </Aria.FileTrigger>
            {(chosen ?? src) && (
              <Button
                tone="quiet"
                size="compact"
                icon={<Trash2 />}
                isDisabled={isDisabled}
                onPress={() => {
                  chooser.current?.focus();
                  onRemove();
                }}
              >
                Remove picture
              </Button>
            )}
          </div>
          <p id={ids.hint} className={css.hint}>
            {description}
          </p>
        </div>
      </Aria.DropZone>
      {problem && (
        <div id={ids.problem} role="alert" className={error}>
          <CircleAlert aria-hidden className={box({ lineIcon: 14 })} />
          <span>{problem}</span>
        </div>
      )}
    </Aria.Group>
  );
}

/** Reports a file after it is decoded. Of several files chosen in a row, only the last one is reported. */
function useChoosing(onChoose: (choice: PictureChoice) => void) {
  const latest = useRef<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File) => {
    latest.current = file;
    setUnreadable(false);
    if (checkPicture(file) !== null) {
      onChoose({ file, crop: null });
      return;
    }
    const open = await openPicture(file);
    if (open) URL.revokeObjectURL(open.url);
    if (latest.current !== file) return;
    if (open) onChoose({ file, crop: croppedTo(squareCrop(open.size), open) });
    else setUnreadable(true);
  };
  return { choose, isUnreadable };
}

/** Returns the crop. Returns null if the whole picture is used, as for every animation. */
function croppedTo(crop: Square, { size, isAnimation }: OpenPicture): Square | null {
  return isAnimation || isWholeImage(crop, size) ? null : crop;
}
