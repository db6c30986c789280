#!/bin/sh
# Cuts the fonts in this folder out of the whole ones: only the letters of the three languages, only the weights in use.
# Needs python3-fonttools and python3-brotli. Usage: subset.sh FOLDER-WITH-THE-WHOLE-FONTS
set -eu
whole=$1
python=${PYTHON:-python3}
here=$(dirname "$0")
latin=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2260,U+2264-2265
polish=U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C
ukrainian=U+0301,U+0404,U+0406-0407,U+0410-044F,U+0454,U+0456-0457,U+0490-0491,U+02BC

# cut FONT SUBSET-OF-THE-WHOLE OUR-NAME LETTERS WEIGHTS
cut() {
  font=$(mktemp)
  "$python" -m fontTools.varLib.instancer --quiet --output "$font" "$whole/$1-$2-wght-normal.woff2" "wght=$5"
  "$python" -m fontTools.subset "$font" --unicodes="$4" --flavor=woff2 --layout-features=kern,liga,lnum,tnum,mark,ccmp,locl --output-file="$here/$1-$3.woff2"
  rm "$font"
}

for family in alegreya:800 source-sans-3:400:800; do
  name=${family%%:*}
  weights=${family#*:}
  cut "$name" latin latin "$latin" "$weights"
  cut "$name" latin-ext polish "$polish" "$weights"
  cut "$name" cyrillic ukrainian "$ukrainian" "$weights"
done
